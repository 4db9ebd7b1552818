import { ApiError } from '@chippage/api/errors';
import { bomDetailQuery } from '@chippage/api/bom';
import type { Bom } from '@chippage/api/types';
import { BomPage, BomTools, LoadedBom, SavedBomTools, useBomOffers, useFindParts, useSavedBom, type BomWork } from '@chippage/features/Bom';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { UnsavedGuard } from '../../page/UnsavedGuard.tsx';
import { useNotify } from '../../toasts/useNotify.ts';
import { AskForBom } from './AskForBom.tsx';
import { bomPaths } from './bom.paths.ts';
import { t } from './bom.words.ts';
import { useBomCart } from './useBomCart.ts';

const versionIn = (search: URLSearchParams): number | undefined => {
  const version = Number(search.get('version'));
  return Number.isInteger(version) && version >= 1 && version <= 1_000_000 ? version : undefined;
};

export const loader = prefetch(({ params, search }) => {
  const version = versionIn(search);
  return [wanted(bomDetailQuery, { id: idFrom(params['id']), ...(version !== undefined && { version }) })];
});

/** One of the member's bills of materials, in its newest version or an older one. */
export default function SavedBomRoute() {
  const id = idFrom(useParams()['id']);
  const version = versionIn(useSearchParams()[0]);
  // What was changed in one version is nothing to another one's page.
  return <Read key={`${id} ${version ?? ''}`} id={id} version={version} />;
}

function Read({ id, version }: { id: number; version: number | undefined }) {
  const saved = useSavedBom(id, version);
  if (saved.isMissing) throw new PageMissing();
  return (
    <LoadedBom bom={saved.value}>
      {() => saved.bom && saved.work && <Saved key={saved.bom.version} id={id} saved={saved} bom={saved.bom} work={saved.work} />}
    </LoadedBom>
  );
}

interface SavedProps {
  id: number;
  saved: ReturnType<typeof useSavedBom>;
  bom: Bom;
  work: BomWork;
}

function Saved({ id, saved, bom, work }: SavedProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { origin } = usePageFacts();
  const cart = useBomCart();
  const offers = useBomOffers(work);
  const [isSaving, setSaving] = useState(false);
  const findParts = useFindParts();
  const save = async () => {
    setSaving(true);
    try {
      const version = await saved.onSave();
      notify(version === null ? { tone: 'danger', text: t('changed') } : { tone: 'success', text: t('savedVersion', { version }) });
    } catch (error) {
      notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('saveFailed') });
    } finally {
      setSaving(false);
    }
  };
  const remove = async () => {
    await saved.onRemove();
    const undo = () =>
      saved.onRestore().then(
        () => navigate(bomPaths.bomDetail(id)),
        () => notify({ tone: 'danger', text: t('undoFailed') }),
      );
    notify({ tone: 'success', text: t('removed', { name: bom.name }), action: { label: t('undo'), onPress: () => void undo() } });
    await navigate(bomPaths.bom());
  };
  return (
    <>
      <BomPage
        work={work}
        offers={offers}
        onPrint={() => window.print()}
        onFind={findParts}
        {...(!saved.isOlder && { onChange: saved.onChange })}
        notice={
          saved.isOlder && (
            <Alert tone="info">
              {t('older', { version: bom.version, latest: bom.latest })} <Link href={bomPaths.bomDetail(id)}>{t('newest')}</Link>
            </Alert>
          )
        }
        tools={
          <>
            {!saved.isOlder && (
              <Button
                size="sm"
                variant={saved.isDirty ? 'solid' : 'outline'}
                isPending={isSaving}
                pendingLabel={t('saving')}
                onPress={() => saved.isDirty && void save()}
              >
                {t('saveVersion')}
              </Button>
            )}
            <BomTools work={work} offers={offers} cart={cart} onSaveFile={saveFile} notify={notify} />
            <AskForBom work={work} />
            <SavedBomTools
              id={id}
              name={bom.name}
              version={bom.version}
              shareUrl={saved.shareCode === null ? null : `${origin}${bomPaths.bomShared(saved.shareCode)}`}
              onShare={(isShared) => saved.onShare(isShared)}
              versions={saved.versions}
              onOpenVersions={saved.onOpenVersions}
              onRemove={remove}
            />
          </>
        }
      />
      <UnsavedGuard isDirty={saved.isDirty} title={t('leaveTitle')} leaveLabel={t('leave')} stayLabel={t('stay')}>
        {t('leaveText')}
      </UnsavedGuard>
    </>
  );
}
