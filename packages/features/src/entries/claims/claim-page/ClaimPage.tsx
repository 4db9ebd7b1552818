import type { Loadable } from '@chippage/api/loadable';
import type { Listing } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { LinkButton } from '@chippage/ui/LinkButton';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { FormActions, FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ChangeFormProps } from './ChangeForm.tsx';
import { ClaimForm, type ClaimFormProps } from './ClaimForm.tsx';
import { claimPageMessages } from './messages.ts';

// Only an owner needs it.
const ChangeForm = lazyPart(async () => (await import('./ChangeForm.tsx')).ChangeForm);

/** Props of `ClaimPage`. */
export interface ClaimPageProps extends Omit<ClaimFormProps, 'draftKey'>, Pick<ChangeFormProps, 'onChange'> {
  listing: Loadable<Listing>;
}

/** A page of the directory and its company: claimed with proof, then kept by changes that are reviewed. */
export function ClaimPage({ listing, ...does }: ClaimPageProps) {
  return (
    <Loaded value={listing} lines={8}>
      {(found) => <Found key={`${found.claim?.id} ${found.claim?.state} ${found.change?.id}`} listing={found} {...does} />}
    </Loaded>
  );
}

function Found({ listing, onUpload, onClaim, onChange }: Omit<ClaimPageProps, 'listing'> & { listing: Listing }) {
  const t = useMessages(claimPageMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const { kind, thingId, name, claim } = listing;
  const isOwner = claim?.state === 'approved';
  return (
    <FormPage title={t(isOwner ? 'keepTitle' : 'title', { name })} note={isOwner ? undefined : t('note')}>
      {isOwner && (
        <Suspense fallback={<Coming lines={8} />}>
          <ChangeForm listing={listing} onChange={onChange} />
        </Suspense>
      )}
      {claim?.state === 'reviewing' && (
        <Alert tone="info" title={t('waitingTitle')}>
          {t('waiting')}
        </Alert>
      )}
      {claim?.state === 'refused' && <Alert tone="warn">{t('refused', { reason: claim.reason ?? '' })}</Alert>}
      {(claim === null || claim.state === 'refused') && <ClaimForm draftKey={`claim:${kind}:${thingId}`} onUpload={onUpload} onClaim={onClaim} />}
      <FormActions>
        {isOwner && (
          <LinkButton variant="outline" href={paths.ownContacts(kind, thingId)}>
            {t('contacts')}
          </LinkButton>
        )}
        {isOwner && kind === 'agent' && (
          <LinkButton variant="outline" href={paths.ownAuthorisations(kind, thingId)}>
            {t('authorisations')}
          </LinkButton>
        )}
        <LinkButton variant="outline" href={kind === 'brand' ? paths.brand(thingId) : paths.agentDetail(thingId)}>
          {t('openPage')}
        </LinkButton>
        <LinkButton variant="outline" href={paths.myClaims()}>
          {t('back')}
        </LinkButton>
      </FormActions>
    </FormPage>
  );
}
