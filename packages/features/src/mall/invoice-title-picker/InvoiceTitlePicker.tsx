import type { Loadable } from '@chippage/api/loadable';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { PlusIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../member-pages/Loaded.tsx';
import * as styles from '../paper-cards/PaperCards.css.ts';
import { TitleHead, TitleText } from '../title-form/TitleWords.tsx';
import { invoiceTitlePickerMessages } from './messages.ts';

const load = () => import('../title-form/TitleDialog.tsx');
const TitleDialog = lazy(async () => ({ default: (await load()).TitleDialog }));

export interface InvoiceTitlePickerProps {
  titles: Loadable<readonly InvoiceTitle[]>;
  /** The chosen one; `null` for no invoice. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: InvoiceTitleForm) => Promise<InvoiceTitle>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: InvoiceTitleForm) => Promise<void>;
  /** Whether one can do without an invoice. @default true */
  canBeNone?: boolean;
  /** What is wrong with the choice. */
  error?: string;
}

const FEW = 3;
const NONE = 'none';

/** The choice of whom an invoice is for, or of none; a new title is chosen as soon as it is kept. */
export function InvoiceTitlePicker({ titles, ...props }: InvoiceTitlePickerProps) {
  return (
    <Loaded value={titles} lines={4}>
      {(list) => <Choice list={list} {...props} />}
    </Loaded>
  );
}

function Choice({
  list,
  value,
  onChange,
  onAdd,
  onEdit,
  canBeNone = true,
  error,
}: Omit<InvoiceTitlePickerProps, 'titles'> & { list: readonly InvoiceTitle[] }) {
  const t = useMessages(invoiceTitlePickerMessages);
  const [editing, setEditing] = useState<InvoiceTitle | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  // The chosen one never hides.
  const shown = isWhole ? list : list.filter((title, at) => at < FEW || title.id === value);
  return (
    <div className={styles.picker}>
      {(canBeNone || list.length > 0) && (
        <RadioGroup
          label={t('title')}
          isLabelHidden
          look="cards"
          value={value === null ? (canBeNone ? NONE : null) : String(value)}
          onChange={(id) => onChange(id === NONE ? null : Number(id))}
          error={error}
        >
          {canBeNone && (
            <RadioCard value={NONE} description={t('noneHint')}>
              {t('none')}
            </RadioCard>
          )}
          {shown.map((title) => (
            <RadioCard
              key={title.id}
              value={String(title.id)}
              description={<TitleText title={title} />}
              action={
                <Button variant="plain" size="sm" onPress={() => setEditing(title)} aria-label={t('editNamed', { name: title.buyerName })}>
                  {t('edit')}
                </Button>
              }
            >
              <TitleHead title={title} />
            </RadioCard>
          ))}
        </RadioGroup>
      )}
      <div className={styles.row}>
        {(isWhole || shown.length < list.length) && (
          <Button variant="plain" onPress={() => setWhole((was) => !was)} aria-expanded={isWhole}>
            {isWhole ? t('fewer') : t('more', { count: list.length })}
          </Button>
        )}
        <Button variant="outline" icon={<PlusIcon size={16} />} onPress={() => setEditing('new')} onHoverStart={() => void load()}>
          {t('add')}
        </Button>
      </div>
      {editing !== null && (
        <Suspense fallback={null}>
          <TitleDialog
            editing={editing}
            isFirst={list.length === 0}
            onClose={() => setEditing(null)}
            onSave={async (input) => {
              if (editing === 'new') onChange((await onAdd(input)).id);
              else await onEdit(editing.id, input);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
