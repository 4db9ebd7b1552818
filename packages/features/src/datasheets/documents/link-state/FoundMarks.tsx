import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { LinkState } from './LinkState.tsx';
import { linkStateMessages } from './messages.ts';
import type { SourceMarksProps } from './SourceMarks.tsx';

/** The marks of a sheet of which there is something to say. */
export function FoundMarks({ link, isCopy }: SourceMarksProps) {
  const t = useMessages(linkStateMessages);
  return (
    <>
      {isCopy && <Tag>{t('copy')}</Tag>} <LinkState link={link} />
    </>
  );
}
