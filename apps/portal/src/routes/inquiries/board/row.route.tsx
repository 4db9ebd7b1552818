import { contactListQuery } from '@chippage/api/entries';
import { boardRowQuery, priceForDemandQuery } from '@chippage/api/inquiries';
import type { BoardDetail } from '@chippage/api/types';
import { formatNumber } from '@chippage/features/format';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { RowDetail, useRowDetail } from '@chippage/features/RowDetail';
import { lazyPart } from '@chippage/ui/late';
import { useParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from '../inquiries.words.ts';
import { RowAnswer } from '../quotes/RowAnswer.tsx';

const RowContacts = lazyPart(async () => (await import('./RowContacts.tsx')).RowContacts);

export const loader: Loader = async (args) => {
  const id = idFrom(args.params['id']);
  await prefetch(() => [vital(boardRowQuery, { id }), wanted(priceForDemandQuery, { demandId: id })])(args);
  const company = readAnswer(args, boardRowQuery, { id })?.poster.company ?? null;
  if (company === null) return null;
  return prefetch(() => [wanted(contactListQuery, { kind: 'enterprise' as const, thingId: company.id })])(args);
};

function Head({ row: { id, type, model, quantity, place, state } }: { row: BoardDetail }) {
  const { origin } = usePageFacts();
  const title = t(type === 1 ? 'demandOf' : 'supplyOf', { model });
  const facts = {
    model,
    quantity: quantity === null ? t('anyQuantity') : t('pieces', { count: formatNumber(quantity) }),
    place: place === null ? t('anyPlace') : t(place),
  };
  const steps = [
    { name: t(type === 1 ? 'demands' : 'supplies'), path: inquiriesPaths.board(type) },
    { name: model, path: inquiriesPaths.boardRow(id) },
  ];
  return (
    <PageHead
      title={title}
      description={t(type === 1 ? 'demandDescription' : 'supplyDescription', facts)}
      // What has ended stays readable for who has the link; nobody else should find it.
      {...(state === 'live' && { canonicalPath: inquiriesPaths.boardRow(id) })}
      jsonLd={import.meta.env.SSR ? [breadcrumbsJsonLd(origin, steps)] : []}
    />
  );
}

/** One row of the board. */
export default function RowRoute() {
  const id = Number(useParams()['id']);
  const { demandLogin, notify } = usePageActions('member');
  const memberId = useMemberId();
  const { data, isMissing, onReport, onBlock, ...detail } = useRowDetail(id);
  useRecordVisit({ memberId, type: 4, id: data?.id });
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <Head row={data} />}
      <RowDetail
        {...detail}
        demandLogin={demandLogin}
        answer={data && <RowAnswer row={data} />}
        contacts={data && data.poster.company !== null && <RowContacts companyId={data.poster.company.id} />}
        onReport={async (report) => {
          await onReport(report);
          notify({ tone: 'success', text: t('reported') });
        }}
        onBlock={
          memberId !== undefined
            ? async (enterpriseId) => {
                await onBlock(enterpriseId);
                notify({ tone: 'success', text: t('blockedDone') });
              }
            : undefined
        }
      />
    </>
  );
}
