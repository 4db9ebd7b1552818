import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../i18n/paths/shellPaths.ts';
import { withParams } from '../i18n/paths/links.ts';
import { elementsMessages } from './messages.ts';

export interface LoginLinkProps {
  /** The site to come back to once logged in. */
  site: string;
  /** @default 登录芯页 */
  label?: string;
  /** @returns false when the site opens a login of its own instead */
  onPress: () => boolean;
}

/** Leads to the portal's login, and from there back to the site. */
export function LoginLink({ site, label, onPress }: LoginLinkProps) {
  const t = useMessages(elementsMessages);
  const paths = usePaths(shellPaths);
  return (
    <LinkButton
      href={withParams(paths.userCenter(), { fromswb: site })}
      onClick={(event) => {
        if (!onPress()) event.preventDefault();
      }}
    >
      {label || t('logIn')}
    </LinkButton>
  );
}
