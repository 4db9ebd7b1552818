import { Button } from '@chippage/ui/Button';
import { ComboBox, type ComboBoxOption } from '@chippage/ui/ComboBox';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TagGroup } from '@chippage/ui/TagGroup';
import { TextField } from '@chippage/ui/TextField';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair, FieldStack } from '../../../parts/form/FormLayout.tsx';
import { documentWordsMessages } from '../../documents/document-words/messages.ts';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';
import type { FactsInput, UploadItem } from './uploadItems.ts';
import { useFound } from '../../parts/found/useFound.ts';

/** A brand to pick. */
export interface BrandOption extends ComboBoxOption {
  brandId: number;
}

/** What the fields may ask. */
export interface FactsSources {
  onFindBrands: (keywords: string) => Promise<readonly BrandOption[]>;
  onFindParts: (keywords: string) => Promise<readonly ComboBoxOption[]>;
  /** All categories, the id being that of the wire. */
  categories: readonly ComboBoxOption[];
}

export interface UploadFactsProps extends FactsSources {
  item: UploadItem;
  onChange: (part: Partial<FactsInput>) => void;
  onAddMpns: (text: string) => void;
}

const languages = ['zh', 'en'] as const;
const docTypes = ['datasheet', 'appnote', 'errata', 'pcn', 'eol', 'refdesign', 'reliability', 'rohs'] as const;
const CATEGORIES_SHOWN = 12;

/** What a file is: brand, part numbers, title and the like. */
export function UploadFacts({ item, onChange, onAddMpns, onFindBrands, onFindParts, categories }: UploadFactsProps) {
  const t = useMessages(uploadMessages);
  const words = useMessages(documentWordsMessages);
  const { facts, problems, name, suggested } = item;
  const fields = useRef<HTMLFieldSetElement>(null);
  const labelOf = (field: keyof FactsInput, label: string) => (suggested.includes(field) ? t('suggested', { label }) : label);
  const accept = () => {
    onChange(facts);
    // The button goes away.
    fields.current?.querySelector('input')?.focus();
  };
  const brands = useFound(facts.brandId === null ? facts.brandName : '', onFindBrands);
  const parts = useFound(facts.mpnText, onFindParts);
  const chosen = categories.find(({ id }) => id === facts.category);
  const wanted = facts.categoryText.trim().toLowerCase();
  const fitting = categories.filter(({ text }) => text.toLowerCase().includes(wanted)).slice(0, CATEGORIES_SHOWN);
  return (
    <fieldset ref={fields}>
      <legend>
        <VisuallyHidden>{t('factsOf', { name })}</VisuallyHidden>
      </legend>
      <FieldStack>
        {suggested.length > 0 && (
          <div className={styles.suggested}>
            <p className={styles.note}>{t('suggestedNote')}</p>
            <Button size="sm" variant="outline" aria-label={t('acceptOf', { name })} onPress={accept}>
              {t('accept')}
            </Button>
          </div>
        )}
        <FieldPair>
          <ComboBox<BrandOption>
            label={labelOf('brandName', t('brand'))}
            description={t('brandHint')}
            error={problems.brandName}
            clearLabel={t('clear')}
            inputValue={facts.brandName}
            onInputChange={(brandName) => brandName !== facts.brandName && onChange({ brandName, brandId: null })}
            onSelect={({ text, brandId }) => onChange({ brandName: text, brandId })}
            loadingText={t('searching')}
            {...brands}
          />
          <FieldStack>
            <ComboBox
              label={labelOf('mpns', t('mpns'))}
              description={t('mpnsHint')}
              error={problems.mpnText}
              clearLabel={t('clear')}
              isMono
              inputValue={facts.mpnText}
              onInputChange={(mpnText) => (/[\s,;\uFF0C\u3001\uFF1B]/.test(mpnText) ? onAddMpns(mpnText) : onChange({ mpnText }))}
              onSelect={({ text }) => onAddMpns(text)}
              onSubmit={onAddMpns}
              loadingText={t('searching')}
              {...parts}
            />
            {facts.mpns.length > 0 && (
              <TagGroup
                label={t('chosenMpns')}
                items={facts.mpns.map((mpn) => ({ id: mpn, text: mpn, removeLabel: t('removeMpn', { mpn }), tone: 'accent' }))}
                onRemove={(mpn) => onChange({ mpns: facts.mpns.filter((each) => each !== mpn) })}
              />
            )}
          </FieldStack>
        </FieldPair>
        <FieldPair>
          <TextField label={labelOf('title', t('docTitle'))} value={facts.title} onChange={(title) => onChange({ title })} error={problems.title} />
          <ComboBox
            label={t('category')}
            description={t('categoryHint')}
            error={problems.categoryText}
            clearLabel={t('clear')}
            menuTrigger="focus"
            inputValue={chosen?.text ?? facts.categoryText}
            onInputChange={(categoryText) => categoryText !== chosen?.text && onChange({ categoryText, category: '' })}
            onSelect={({ id, text }) => onChange({ category: id, categoryText: text })}
            items={chosen ? categories.filter(({ id }) => id === chosen.id) : fitting}
          />
        </FieldPair>
        <FieldPair>
          <RadioGroup
            look="chips"
            label={labelOf('language', t('language'))}
            value={facts.language}
            onChange={(value) => onChange({ language: languages.find((each) => each === value) ?? 'zh' })}
          >
            {languages.map((each) => (
              <RadioChip key={each} value={each}>
                {words(each)}
              </RadioChip>
            ))}
          </RadioGroup>
          <RadioGroup
            look="chips"
            label={labelOf('docType', t('docType'))}
            value={facts.docType}
            onChange={(value) => onChange({ docType: docTypes.find((each) => each === value) ?? 'datasheet' })}
          >
            {docTypes.map((each) => (
              <RadioChip key={each} value={each}>
                {words(each)}
              </RadioChip>
            ))}
          </RadioGroup>
        </FieldPair>
      </FieldStack>
    </fieldset>
  );
}
