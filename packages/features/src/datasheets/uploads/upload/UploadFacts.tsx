import { ComboBox, type ComboBoxOption } from '@chippage/ui/ComboBox';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TagGroup } from '@chippage/ui/TagGroup';
import { TextField } from '@chippage/ui/TextField';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair, FieldStack } from '../../../parts/form/FormLayout.tsx';
import { uploadMessages } from './messages.ts';
import type { FactsInput, UploadItem } from './uploadItems.ts';
import { useFound } from './useFound.ts';

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
const docTypes = ['datasheet', 'appnote', 'errata', 'refdesign'] as const;
const CATEGORIES_SHOWN = 12;

/** What a file is: brand, part numbers, title and the like. */
export function UploadFacts({ item, onChange, onAddMpns, onFindBrands, onFindParts, categories }: UploadFactsProps) {
  const t = useMessages(uploadMessages);
  const { facts, problems, name } = item;
  const brands = useFound(facts.brandId === null ? facts.brandName : '', onFindBrands);
  const parts = useFound(facts.mpnText, onFindParts);
  const chosen = categories.find(({ id }) => id === facts.category);
  const wanted = facts.categoryText.trim().toLowerCase();
  const fitting = categories.filter(({ text }) => text.toLowerCase().includes(wanted)).slice(0, CATEGORIES_SHOWN);
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t('factsOf', { name })}</VisuallyHidden>
      </legend>
      <FieldStack>
        <FieldPair>
          <ComboBox<BrandOption>
            label={t('brand')}
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
              label={t('mpns')}
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
          <TextField label={t('docTitle')} value={facts.title} onChange={(title) => onChange({ title })} error={problems.title} />
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
            label={t('language')}
            value={facts.language}
            onChange={(value) => onChange({ language: languages.find((each) => each === value) ?? 'zh' })}
          >
            {languages.map((each) => (
              <RadioChip key={each} value={each}>
                {t(each)}
              </RadioChip>
            ))}
          </RadioGroup>
          <RadioGroup
            look="chips"
            label={t('docType')}
            value={facts.docType}
            onChange={(value) => onChange({ docType: docTypes.find((each) => each === value) ?? 'datasheet' })}
          >
            {docTypes.map((each) => (
              <RadioChip key={each} value={each}>
                {t(each)}
              </RadioChip>
            ))}
          </RadioGroup>
        </FieldPair>
      </FieldStack>
    </fieldset>
  );
}
