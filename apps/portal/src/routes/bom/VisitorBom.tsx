import { ApiError } from '@chippage/api/errors';
import { BomPage, BomTools, type BomWork, useBomOffers, useFindParts, useSaveBom } from '@chippage/features/Bom';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../page/saveFile.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { AskForBom } from './AskForBom.tsx';
import { bomPaths } from './bom.paths.ts';
import { t } from './bom.words.ts';
import { useBomCart } from './useBomCart.ts';

interface VisitorBomProps {
  work: BomWork;
  onWork: (work: BomWork | null) => void;
}

/** A list that was read in without a login: it is kept in this window until it is saved. */
export function VisitorBom({ work, onWork }: VisitorBomProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const save = useSaveBom();
  const cart = useBomCart();
  const offers = useBomOffers(work);
  const [isSaving, setSaving] = useState(false);
  const keep = async () => {
    setSaving(true);
    try {
      const id = await save(work);
      onWork(null);
      notify({ tone: 'success', text: t('savedNew') });
      await navigate(bomPaths.bomDetail(id));
    } catch (error) {
      notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('saveFailed') });
    } finally {
      setSaving(false);
    }
  };
  return (
    <BomPage
      work={work}
      offers={offers}
      onPrint={() => window.print()}
      onFind={useFindParts()}
      onChange={(change, part) => onWork({ ...work, ...change, parts: part ? new Map([...work.parts, [part.id, part] as const]) : work.parts })}
      notice={<Alert tone="info">{t('visitorNotice')}</Alert>}
      tools={
        <>
          <Button size="sm" variant="outline" isPending={isSaving} pendingLabel={t('saving')} onPress={() => requireLogin('bom', () => void keep())}>
            {t('save')}
          </Button>
          <BomTools work={work} offers={offers} cart={cart} onSaveFile={saveFile} notify={notify} />
          <AskForBom work={work} />
          <Button size="sm" variant="plain" onPress={() => onWork(null)}>
            {t('restart')}
          </Button>
        </>
      }
    />
  );
}
