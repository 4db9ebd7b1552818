import type { ParamColumn } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ColumnsIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from './messages.ts';
import { factColumns } from './partColumns.tsx';

const ColumnChoice = late(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);

export interface ColumnMenuProps {
  params: readonly ParamColumn[];
  visible: ReadonlySet<string>;
  /** Of how many rows a column does not know the value; by code. A column that knows none is hidden whatever is chosen. */
  unknown: ReadonlyMap<string, number>;
  rowCount: number;
  onVisibleChange: (visible: ReadonlySet<string>) => void;
}

/** Chooses the columns of the table; the part number always stays. */
export function ColumnMenu({ params, visible, unknown, rowCount, onVisibleChange }: ColumnMenuProps) {
  const t = useMessages(partResultsMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const names = {
    brand: t('brand'),
    package: t('packageCase'),
    pins: t('pins'),
    price: t('price'),
    stock: t('stock'),
    sellers: t('sellers'),
    lifecycle: t('lifecycle'),
    datasheet: t('datasheet'),
  };
  const isEmpty = (code: string) => unknown.get(code) === rowCount;
  const withUnknown = (code: string, name: string) => {
    const count = unknown.get(code) ?? 0;
    if (isEmpty(code)) return t('emptyColumn', { name });
    return count * 2 > rowCount && !visible.has(code) ? t('sparseColumn', { name, count }) : name;
  };
  const options = [
    ...factColumns.map((code) => ({ code, label: names[code] })),
    ...params.map(({ code, name, unit }) => ({ code, label: unit === null ? name : `${name} (${unit})` })),
  ].map(({ code, label }) => ({ code, label: withUnknown(code, label) }));
  const shown = options.filter(({ code }) => visible.has(code)).map(({ code }) => code);
  const open = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="sm"
        icon={<ColumnsIcon size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={ColumnChoice.preload}
        onFocus={ColumnChoice.preload}
      >
        {t('columns', { shown: shown.filter((code) => !isEmpty(code)).length + 1, total: options.length + 1 })}
      </Button>
      {isNeeded && (
        <ColumnChoice options={options} shown={shown} onVisibleChange={onVisibleChange} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
