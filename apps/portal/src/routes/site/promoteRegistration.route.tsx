import { staticPageQuery } from '@chippage/api/site';
import { StaticPage, useStaticPage } from '@chippage/features/StaticPage';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue } from 'jotai';
import { carriedAtom } from '../../atoms/carriedAtom.ts';
import { t } from './site.words.ts';
import { vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { accountPaths } from '../account/account.paths.ts';
import { sitePaths } from './site.paths.ts';

const KEY = { key: 'promoteRegistration' } as const;

export const loader = prefetch(() => [vital(staticPageQuery, KEY)]);

/** The invitation that a member hands out: what the site is, and the way to register with the member's code. */
export default function PromoteRegistrationRoute() {
  const page = useStaticPage(KEY.key);
  const { title, description } = page.status === 'ready' ? page.data : { title: t('register'), description: '' };
  const carried = useAtomValue(carriedAtom);
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={sitePaths.promoteRegistration()} />
      <StaticPage page={page} />
      <LinkButton href={accountPaths.register(carried)}>{t('register')}</LinkButton>
    </>
  );
}
