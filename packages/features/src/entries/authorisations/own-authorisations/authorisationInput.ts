import type { AuthorisationForm, DirectoryHint, SalesRegion } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { type BrandInput, brandMeant } from '../../parts/brand-field/brandInput.ts';
import type { ownAuthorisationsMessages } from './messages.ts';

/** What is typed of an authorisation. */
export interface AuthorisationInput extends BrandInput {
  certificate: string;
  validFrom: string;
  validTo: string;
  regions: SalesRegion[];
  isPublic: boolean;
}

/** What is sent of it. */
export type AuthorisationWire = Omit<AuthorisationForm, 'kind' | 'thingId'>;

/** A form that nobody has filled in. */
export const noAuthorisation: AuthorisationInput = { brand: '', brandId: null, certificate: '', validFrom: '', validTo: '', regions: [], isPublic: false };

/** What is wrong with all but the brand. */
export function authorisationProblems(
  t: Translate<(typeof ownAuthorisationsMessages)['texts']>,
  { certificate, validTo }: AuthorisationInput,
): Problems<AuthorisationInput> {
  const written = certificate.trim();
  return {
    certificate: written === '' ? t('certificateRequired') : [...written].length > 60 ? t('tooLong') : undefined,
    validTo: validTo === '' ? t('validToRequired') : undefined,
  };
}

/** What is sent; undefined: no brand is meant. */
export function authorisationWireOf(
  { certificate, validFrom, validTo, regions, isPublic, ...brand }: AuthorisationInput,
  hits: readonly DirectoryHint[],
  fileIds: number[],
): AuthorisationWire | undefined {
  const brandId = brandMeant(brand, hits);
  return brandId === null ? undefined : { brandId, certificate: certificate.trim(), validFrom, validTo, regions, isPublic, fileIds };
}
