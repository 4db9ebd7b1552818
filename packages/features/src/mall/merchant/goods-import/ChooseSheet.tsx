import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { FileDrop } from '@chippage/ui/FileDrop';
import { DownloadIcon } from '@chippage/ui/Icon';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import * as styles from './GoodsImport.css.ts';
import type { GoodsImportProps, ImportFault } from './GoodsImport.tsx';
import { goodsImportMessages, goodsSheetMessages } from './messages.ts';
import { SHEET_MAX_ROWS } from './readRows.ts';
import { firstOf, plainFields } from './sheetWords.ts';

type ChooseSheetProps = Pick<GoodsImportProps, 'fault' | 'onFile' | 'onTemplate' | 'onOwn'> & { buttonRef: RefObject<HTMLButtonElement | null> };

/** Choosing a list, and how it has to look. */
export function ChooseSheet({ fault, onFile, onTemplate, onOwn, buttonRef }: ChooseSheetProps) {
  const t = useMessages(goodsImportMessages);
  const words = useMessages(goodsSheetMessages);
  const action = useAction(t('ownFailed'));
  const wordsOf = (each: ImportFault) => {
    if (each.kind === 'tooMany') return t('tooMany', { count: formatNumber(each.count), most: formatNumber(SHEET_MAX_ROWS) });
    return each.kind === 'stopped' ? t('checkStopped', { reason: each.reason }) : t(each.kind);
  };
  return (
    <>
      <p className={styles.quiet}>{t('lead')}</p>
      {fault !== null && (
        <Alert tone="danger" live="assertive">
          {wordsOf(fault)}
        </Alert>
      )}
      <FileDrop
        title={t('drop')}
        overTitle={t('over')}
        hint={t('hint', { most: formatNumber(SHEET_MAX_ROWS) })}
        chooseLabel={t('choose')}
        acceptedTypes={['.xlsx', '.csv', '.tsv', '.txt']}
        allowsMultiple={false}
        onSelect={([file]) => file && void onFile(file)}
        buttonRef={buttonRef}
      />
      <ActionAlert result={action.failure} />
      <div className={styles.buttons}>
        <Button variant="outline" icon={<DownloadIcon size={16} />} onPress={onTemplate}>
          {t('template')}
        </Button>
        <Button variant="outline" icon={<DownloadIcon size={16} />} isPending={action.isPending} onPress={() => void action.run('own', onOwn)}>
          {t('own')}
        </Button>
        <span className={styles.quiet}>{t('ownHint')}</span>
      </div>
      <Card>
        <Disclosure title={t('columns')} headingLevel={2}>
          <ul className={styles.facts}>
            <li>
              {t('columnsLead')}
              {plainFields.map((field) => firstOf(words(`head_${field}`))).join('、')}
            </li>
            <li>{t('columnsPrice')}</li>
            <li>{t('columnsStock')}</li>
            <li>{t('columnsNew')}</li>
          </ul>
        </Disclosure>
      </Card>
    </>
  );
}
