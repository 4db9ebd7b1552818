import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { FileDrop } from '@chippage/ui/FileDrop';
import { TextArea } from '@chippage/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { useDrafts } from '../../parts/form/DraftsProvider.tsx';
import { useDraft } from '../../parts/form/useDraft.ts';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import type { SheetFault } from '../../parts/sheet/readSheet.ts';
import * as styles from './BomStart.css.ts';
import { bomStartMessages } from './messages.ts';

/** Why a list was not taken. */
export type BomFault = { kind: SheetFault | 'nothing' } | { kind: 'tooMany'; count: number };

/** Props of `BomStart`. */
export interface BomStartProps {
  /** Why the last list was not taken. */
  fault: BomFault | null;
  /** The most lines of a list. */
  most: number;
  onFile: (file: File) => Promise<void>;
  onText: (text: string) => Promise<void>;
  /** The text of a list to try it with. */
  example: string;
  /** The member's own lists, or what a visitor reads in their place. */
  children?: ReactNode;
}

/** Where a bill of materials is read in: a file, or a list that is pasted. What is pasted stays until it was read. */
export function BomStart({ fault, most, onFile, onText, example, children }: BomStartProps) {
  const t = useMessages(bomStartMessages);
  const { text, setText } = useDraft(useDrafts(), 'bomText');
  const [isReading, setReading] = useState(false);
  const read = async (work: () => Promise<void>) => {
    setReading(true);
    await work().finally(() => setReading(false));
  };
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      {fault !== null && (
        <Alert tone="danger" live="assertive">
          {fault.kind === 'tooMany' ? t('tooMany', { most: formatNumber(most), count: formatNumber(fault.count) }) : t(fault.kind)}
        </Alert>
      )}
      <div className={styles.ways}>
        <Card>
          <div className={styles.way}>
            <h2 className={styles.heading}>{t('file')}</h2>
            <FileDrop
              title={t('drop')}
              overTitle={t('over')}
              hint={t('hint', { most: formatNumber(most) })}
              chooseLabel={t('choose')}
              acceptedTypes={['.xlsx', '.csv', '.tsv', '.txt']}
              allowsMultiple={false}
              onSelect={([file]) => file && void read(() => onFile(file))}
            />
          </div>
        </Card>
        <Card>
          <div className={styles.way}>
            <h2 className={styles.heading}>{t('paste')}</h2>
            <TextArea label={t('pasteLabel')} placeholder={t('pasteExample')} isMono rows={7} value={text} onChange={setText} />
            <div className={styles.buttons}>
              <Button isPending={isReading} onPress={() => void read(() => onText(text))}>
                {t('read')}
              </Button>
              <Button variant="plain" onPress={() => setText(example)}>
                {t('example')}
              </Button>
            </div>
          </div>
        </Card>
      </div>
      {children}
    </PageColumn>
  );
}
