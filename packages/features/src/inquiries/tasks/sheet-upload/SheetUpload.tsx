import { excelTaskLimits } from '@chippage/api/limits';
import type { ExcelTaskKind } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Disclosure } from '@chippage/ui/Disclosure';
import { FileDrop } from '@chippage/ui/FileDrop';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { companyNeedOf, type RefusedNeed } from '../../../parts/company-need/companyNeed.ts';
import { CompanyNotice } from '../../../parts/company-need/CompanyNotice.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { excelTaskMessages, sheetTemplateMessages } from '../parts/messages.ts';
import { fieldsOfKind } from '../parts/sheetTemplate.ts';
import * as styles from '../parts/Tasks.css.ts';
import { sheetUploadMessages } from './messages.ts';

/** A sheet to upload. */
export interface SheetToUpload {
  kind: ExcelTaskKind;
  file: File;
  isAnonymous: boolean;
}

/** Props of `SheetUpload`. */
export interface SheetUploadProps {
  /** What the sheet is at first. */
  kind: ExcelTaskKind;
  /** Why the member's company may not upload; null: it may. */
  need: RefusedNeed | null;
  /** How much has gone out, from 0 to 1; null: nothing is being sent. */
  progress: number | null;
  /** @throws ApiError whose words are shown */
  onUpload: (sheet: SheetToUpload) => Promise<void>;
  /** Saves a template. */
  onTemplate: (kind: ExcelTaskKind, name: string) => Promise<void>;
}

/** Uploading a sheet of what a company has or wants. */
export function SheetUpload({ kind: first, need, progress, onUpload, onTemplate }: SheetUploadProps) {
  const t = useMessages(sheetUploadMessages);
  const words = useMessages(excelTaskMessages);
  const names = useMessages(sheetTemplateMessages);
  const paths = usePaths(inquiriesPaths);
  const [kind, setKind] = useState<ExcelTaskKind>(first);
  const [isAnonymous, setAnonymous] = useState(false);
  const [fault, setFault] = useState<'tooLarge' | 'wrongKind' | 'empty' | null>(null);
  const [name, setName] = useState('');
  const action = useAction(t('failed'));
  const refused = need ?? companyNeedOf(action.failure?.error);
  const upload = (file: File) => {
    const found = /\.(?:xlsx|csv|tsv|txt)$/i.test(file.name)
      ? file.size > excelTaskLimits.bytes
        ? 'tooLarge'
        : file.size === 0
          ? 'empty'
          : null
      : 'wrongKind';
    setFault(found);
    setName(file.name);
    action.clear();
    if (found === null) void action.run('upload', () => onUpload({ kind, file, isAnonymous: kind === 'demand' && isAnonymous }));
  };
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <span className={styles.buttons}>
            <LinkButton variant="outline" size="sm" href={paths.tasks()}>
              {t('tasks')}
            </LinkButton>
            <LinkButton variant="outline" size="sm" href={paths.batchSearch()}>
              {t('search')}
            </LinkButton>
          </span>
        }
      />
      <p className={styles.quiet}>{t('lead')}</p>
      {refused !== null ? (
        <Card>
          <CompanyNotice need={refused} />
        </Card>
      ) : (
        <Card>
          <div className={styles.stack}>
            <RadioGroup label={t('kind')} value={kind} onChange={(next) => setKind(next === 'demand' ? 'demand' : 'stock')}>
              <Radio value="stock" description={t('stockHint')}>
                {t('stockKind')}
              </Radio>
              <Radio value="demand" description={t('demandHint')}>
                {t('demandKind')}
              </Radio>
            </RadioGroup>
            {kind === 'demand' && (
              <CheckboxField isSelected={isAnonymous} onChange={setAnonymous} description={t('anonymousHint')}>
                {t('anonymous')}
              </CheckboxField>
            )}
            <FileDrop
              title={t('drop')}
              overTitle={t('over')}
              hint={t('hint', { rows: formatNumber(excelTaskLimits.rows), columns: excelTaskLimits.columns })}
              error={fault === null ? undefined : t(fault)}
              chooseLabel={t('choose')}
              acceptedTypes={['.xlsx', '.csv', '.tsv', '.txt']}
              allowsMultiple={false}
              isDisabled={action.isPending}
              onSelect={([file]) => file && upload(file)}
            />
            {action.isPending && progress !== null && (
              <ProgressBar label={t('uploading', { name })} value={progress}>
                {t('uploading', { name })}
              </ProgressBar>
            )}
            <ActionAlert result={action.failure} />
            <div className={styles.buttons}>
              <Button
                variant="outline"
                icon={<DownloadIcon size={16} />}
                onPress={() => void onTemplate(kind, names(kind === 'stock' ? 'stockName' : 'demandName'))}
              >
                {t('template')}
              </Button>
            </div>
          </div>
        </Card>
      )}
      <Card>
        <Disclosure title={t('columns')} headingLevel={2}>
          <p className={styles.quiet}>
            {t('columnsLead')}
            {fieldsOfKind(kind)
              .map((field) => words(field))
              .join('、')}
          </p>
        </Disclosure>
      </Card>
    </PageColumn>
  );
}
