import type { Loadable } from '@chippage/api/loadable';
import type { DirectoryHint } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { TextField } from '@chippage/ui/TextField';
import { useEffect } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { FieldStack, FormActions } from '../../../parts/form/FormLayout.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { type BrandInput, brandMeant } from './brandInput.ts';
import { brandFieldMessages } from './messages.ts';

/** Props of `BrandField`. */
export interface BrandFieldProps {
  form: Pick<Form<BrandInput>, 'input' | 'change' | 'errors' | 'refOf'>;
  /** Brands for what is typed; null: nothing is. */
  brands: Loadable<readonly DirectoryHint[]> | null;
  /** Looks for brands; nothing is to be looked for with an empty text. Keep it stable. */
  onBrandTyped: (typed: string) => void;
}

/** A brand of the directory: typed, then chosen among those that were found. */
export function BrandField({ form, brands: known, onBrandTyped }: BrandFieldProps) {
  const t = useMessages(brandFieldMessages);
  const paths = usePaths(entriesPaths);
  const { input, change, errors, refOf } = form;
  // What was kept from an earlier visit is looked for too; what was chosen is not.
  const wanted = input.brandId === null ? input.brand : '';
  // Of a field that was emptied, what was found before is still there for a moment.
  const brands = wanted.trim() === '' ? null : known;
  const hits = brands?.status === 'ready' ? brands.data : [];
  const isMeant = brandMeant(input, hits) !== null;
  useEffect(() => onBrandTyped(wanted), [wanted, onBrandTyped]);
  const pick = ({ id, name }: DirectoryHint) => {
    change({ brand: name, brandId: id });
    // The buttons go away with the choice.
    refOf('brandId').current?.focus();
  };
  const found = hits.length === 0 ? t('brandsNone') : t('brandsFound', { count: hits.length });
  return (
    <FieldStack gap="sm">
      <TextField
        label={t('brand')}
        description={t(isMeant ? 'brandChosen' : 'brandHint')}
        name="brand"
        autoComplete="off"
        value={input.brand}
        onChange={(brand) => change({ brand, brandId: null })}
        error={errors.brandId}
        inputRef={refOf('brandId')}
      />
      {/* Always there, so that what is found is heard. */}
      <div role="status">
        {!isMeant && brands?.status === 'ready' && (
          <Note>
            {found} {hits.length === 0 && <Link href={paths.addEntry('brand')}>{t('addBrand')}</Link>}
          </Note>
        )}
        {!isMeant && brands?.status === 'failed' && <Note>{t('brandsFailed', { reason: brands.message })}</Note>}
      </div>
      {!isMeant && brands?.status === 'failed' && (
        <FormActions>
          <Button size="sm" variant="outline" onPress={brands.onRetry}>
            {t('brandsRetry')}
          </Button>
        </FormActions>
      )}
      {!isMeant && hits.length > 0 && (
        <div role="group" aria-label={t('brandCandidates')}>
          <FormActions>
            {hits.map((hit) => (
              <Button key={hit.id} size="sm" variant="outline" onPress={() => pick(hit)}>
                {hit.fullName ?? hit.name}
              </Button>
            ))}
          </FormActions>
        </div>
      )}
    </FieldStack>
  );
}
