import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { Popover } from '@chippage/ui/Popover';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartResults.css.ts';

/** A column that may be shown. */
export interface ColumnOption {
  code: string;
  label: string;
}

export interface ColumnChoiceProps {
  options: readonly ColumnOption[];
  shown: string[];
  onVisibleChange: (visible: ReadonlySet<string>) => void;
  /** The button that it hangs on. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The columns of the table, to tick. Few visitors open it, so its code comes when they do. */
export function ColumnChoice({ options, shown, onVisibleChange, ...popover }: ColumnChoiceProps) {
  const t = useMessages(partResultsMessages);
  return (
    <Popover {...popover} label={t('chooseColumns')}>
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
  );
}
