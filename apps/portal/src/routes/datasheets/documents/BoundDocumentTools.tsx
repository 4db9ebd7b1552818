import { DocumentTools, type DocumentToolsProps, useDocumentTools } from '@chippage/features/DocumentTools';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { accountPaths } from '../../account/account.paths.ts';

/** What a member does with a datasheet, bound to login and notices. */
export function BoundDocumentTools({ document }: Pick<DocumentToolsProps, 'document'>) {
  const isMember = useMemberId() !== undefined;
  const settingsHref = accountPaths.accountSetting();
  return <DocumentTools document={document} {...useDocumentTools({ ...usePageActions('collect'), id: document.id, isMember, settingsHref })} />;
}
