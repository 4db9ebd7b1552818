import { IconButton } from '@chippage/ui/IconButton';
import { MoreIcon } from '@chippage/ui/Icon';
import { lazyPart } from '@chippage/ui/late';
import { startTransition, Suspense, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { postCardMessages } from './messages.ts';
import type { PostMenuProps } from './PostMenu.tsx';

// What it opens weighs more than the rest of the post, and comes when it is opened.
const PostMenu = lazyPart(async () => (await import('./PostMenu.tsx')).PostMenu);

/** Opens what can be done with a post. */
export function PostMenuButton(props: PostMenuProps) {
  const t = useMessages(postCardMessages);
  const [isAsked, setAsked] = useState(false);
  // In a transition the button stays, with its focus, until the menu is there to take its place.
  const ask = () => startTransition(() => setAsked(true));
  const button = (
    <IconButton size="sm" label={t('menu', { name: props.name })} aria-haspopup="menu" onPress={ask}>
      <MoreIcon size={16} />
    </IconButton>
  );
  return <Suspense fallback={button}>{isAsked ? <PostMenu {...props} /> : button}</Suspense>;
}
