import { ShareDialog, useShareDialog } from '@chippage/features/ShareDialog';
import { copyText } from '../../page/copyText.ts';
import { diskPaths } from './disk.paths.ts';

/** The dialog that shares a file of the disk. */
export function ShareFile({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  return (
    <ShareDialog
      {...useShareDialog(id)}
      name={name}
      hrefOf={(token) => `${location.origin}${diskPaths.sharedDisk(token)}`}
      onCopy={copyText}
      onClose={onClose}
    />
  );
}
