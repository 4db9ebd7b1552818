import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from '../part-results/messages.ts';
import * as styles from '../part-results/PartResults.css.ts';
import type { DatasheetOutcome } from '../part-results/useSelectedDatasheets.ts';
import { downloadOutcomeMessages } from './messages.ts';

/** Says how many datasheets were saved and leads to those that lie elsewhere. */
export function DownloadOutcome({ outcome: { saved, outside, missing }, onClose }: { outcome: DatasheetOutcome; onClose: () => void }) {
  const t = useMessages(downloadOutcomeMessages);
  const words = useMessages(partResultsMessages);
  const said = [
    saved > 0 && t('downloadSaved', { count: saved }),
    outside.length > 0 && t(saved > 0 ? 'downloadOutside' : 'downloadOnlyOutside', { count: outside.length }),
    missing > 0 && t('downloadMissing', { count: missing }),
  ].filter((part) => part !== false);
  return (
    <Alert tone="info" live="polite" title={said.join('，')} onClose={onClose} closeLabel={t('closeDownload')}>
      {outside.length > 0 && (
        <ul className={styles.outside}>
          {outside.map(({ id, mpn, url, host }) => (
            <li key={id}>
              <Link href={url} newWindowLabel={words('newWindow')}>
                {host === null ? mpn : t('downloadAt', { mpn, host })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
