import type { Loadable } from '@chippage/api/loadable';
import type { CircleGroup } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { postFormMessages } from './messages.ts';
import type { PostFieldsProps } from './PostFields.tsx';

// Title and note stand first; the fields weigh more than the rest of the page.
const PostFields = lazyPart(async () => (await import('./PostFields.tsx')).PostFields);

/** What the form stands on: the groups, and the post that is quoted. */
export type PostFormFacts = Pick<PostFieldsProps, 'quoted'> & { groups: readonly CircleGroup[] };

export interface PostFormProps extends Omit<PostFieldsProps, keyof PostFormFacts> {
  facts: Loadable<PostFormFacts>;
}

/** Writes a post in a group. */
export function PostForm({ facts, ...rest }: PostFormProps) {
  const t = useMessages(postFormMessages);
  return (
    <FormPage title={t('title')} note={t('note')}>
      <Loaded value={facts} lines={8}>
        {(known) => (
          <Suspense fallback={<Coming lines={12} />}>
            <PostFields {...rest} {...known} />
          </Suspense>
        )}
      </Loaded>
    </FormPage>
  );
}
