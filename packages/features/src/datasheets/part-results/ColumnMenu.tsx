import type { ParamColumn } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { ColumnsIcon } from '@chippage/ui/Icon';
import { Popover, PopoverTrigger } from '@chippage/ui/Popover';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from './messages.ts';
import { factColumns } from './partColumns.tsx';
import * as styles from './PartResults.css.ts';

export interface ColumnMenuProps {
  params: readonly ParamColumn[];
  visible: ReadonlySet<string>;
  onVisibleChange: (visible: ReadonlySet<string>) => void;
}

/** Chooses the columns of the table; the part number always stays. */
export function ColumnMenu({ params, visible, onVisibleChange }: ColumnMenuProps) {
  const t = useMessages(partResultsMessages);
  const names = { brand: t('brand'), package: t('packageCase'), pins: t('pins'), lifecycle: t('lifecycle'), datasheet: t('datasheet') };
  const options = [
    ...factColumns.map((code) => ({ code, label: names[code] })),
    ...params.map(({ code, name, unit }) => ({ code, label: unit === null ? name : `${name} (${unit})` })),
  ];
  const shown = options.filter(({ code }) => visible.has(code)).map(({ code }) => code);
  return (
    <PopoverTrigger>
      <Button variant="plain" size="sm" icon={<ColumnsIcon size={16} />}>
        {t('columns', { shown: shown.length + 1, total: options.length + 1 })}
      </Button>
      <Popover label={t('chooseColumns')}>
        <div className={styles.columnMenu}>
          <CheckboxGroup label={t('chooseColumns')} value={shown} onChange={(codes) => onVisibleChange(new Set(codes))}>
            {options.map(({ code, label }) => (
              <CheckboxField key={code} size="sm" value={code}>
                {label}
              </CheckboxField>
            ))}
          </CheckboxGroup>
        </div>
      </Popover>
    </PopoverTrigger>
  );
}
