import type { Loadable } from '@chippage/api/loadable';
import type { PromotedKind, PromotionForm } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { inputIn } from '../../../parts/form/inputIn.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { promotionDeskMessages } from './messages.ts';
import { promotionProblems, type PromotionTyped } from './promotionInput.ts';

/** Something of the company that can be advertised. */
export interface PromotionChoice {
  id: number;
  model: string;
  quantity: number | null;
}

/** What is looked for among what the company has. */
export interface PromotionSearch {
  kind: PromotedKind;
  keywords: string;
}

export interface PromotionFieldsProps {
  search: PromotionSearch;
  onSearch: (search: PromotionSearch) => void;
  /** The first of what was found, and how many there are. */
  choices: Loadable<{ rows: readonly PromotionChoice[]; total: number }>;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onAdd: (promotion: PromotionForm) => Promise<void>;
}

/** An advertisement: what of the company's own, and from when until when. */
export function PromotionFields({ search, onSearch, choices, onAdd }: PromotionFieldsProps) {
  const t = useMessages(promotionDeskMessages);
  const form = useForm<PromotionTyped>({
    initial: { thingId: '', startOn: '', endOn: '' },
    check: (input) => promotionProblems(t, input),
    onSubmit: async ({ thingId, startOn, endOn }) => {
      await onAdd({ kind: search.kind, thingId: Number(thingId), startOn, endOn });
      form.clear();
    },
    failed: t('failed'),
  });
  const { input, change, field } = form;
  const look = (next: Partial<PromotionSearch>) => {
    change({ thingId: '' });
    onSearch({ ...search, ...next });
  };
  return (
    <>
      <RadioGroup
        label={t('what')}
        orientation="horizontal"
        value={search.kind}
        onChange={(kind) => look({ kind: kind === 'goods' ? 'goods' : 'supply', keywords: '' })}
      >
        <Radio value="supply">{t('kindSupply')}</Radio>
        <Radio value="goods">{t('kindGoods')}</Radio>
      </RadioGroup>
      <KeywordsField label={t('find')} hint={t('findHint')} searched={search.keywords} onSearch={(keywords) => look({ keywords })} />
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        <Loaded value={choices} loadingLabel={t('looking')} lines={4}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Note>{t(search.keywords !== '' ? 'nothingFound' : search.kind === 'supply' ? 'noSupplies' : 'noGoods')}</Note>
            ) : (
              <>
                <RadioGroup
                  ref={inputIn(form.refOf('thingId'))}
                  label={t('thing')}
                  value={input.thingId}
                  onChange={(thingId) => change({ thingId })}
                  error={form.errors.thingId}
                >
                  {rows.map(({ id, model, quantity }) => (
                    <Radio key={id} value={String(id)}>
                      {quantity === null ? model : t('choice', { model, count: formatNumber(quantity) })}
                    </Radio>
                  ))}
                </RadioGroup>
                {total > rows.length && <Note>{t('first', { count: rows.length })}</Note>}
              </>
            )
          }
        </Loaded>
        <FieldPair>
          <TextField {...field('startOn')} label={t('startOn')} type="date" />
          <TextField {...field('endOn')} label={t('endOn')} type="date" />
        </FieldPair>
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </FormActions>
      </FormColumn>
    </>
  );
}
