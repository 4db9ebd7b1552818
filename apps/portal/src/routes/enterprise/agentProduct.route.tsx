import { agentOfferQuery } from '@chippage/api/directory';
import { askableAgentQuery, boardRowsQuery } from '@chippage/api/inquiries';
import { AgentOfferPage, useAgentOffer } from '@chippage/features/AgentOffer';
import { BoardTable, boardVariables, emptyBoardQuery, useBoard } from '@chippage/features/BoardList';
import { lazyPart } from '@chippage/ui/late';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { type Loader, vital, wanted } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../page/prefetch.ts';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';
import { t } from './enterprise.words.ts';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import * as styles from './corporateHome.css.ts';

const AgentAsk = lazyPart(async () => (await import('./AgentAsk.tsx')).AgentAsk);

/** Offers of the board for the same number. */
const offersOf = (mpn: string) => emptyBoardQuery({ type: 0, keywords: mpn, match: 'exact' });

export const loader: Loader = async (args) => {
  const asked = { id: idFrom(args.params['id']) };
  await prefetch(() => [vital(agentOfferQuery, asked)])(args);
  const offer = readAnswer(args, agentOfferQuery, asked);
  if (!offer) return null;
  return prefetch(() => [wanted(askableAgentQuery, { agentId: offer.agentId }), wanted(boardRowsQuery, boardVariables(offersOf(offer.mpn)))])(args);
};

/** What a distributor or trader has of one part, and whom of the board one can ask for a quote. */
export default function AgentProductRoute() {
  const id = idFrom(useParams()['id']);
  const { data: offer, isMissing, ...page } = useAgentOffer(id);
  if (isMissing) throw new PageMissing();
  const agent = offer ? (offer.agentNameCn ?? offer.agentName) : '';
  return (
    <>
      {offer && (
        <PageHead
          title={t('productTitle', { agent, mpn: offer.mpn })}
          description={t('productDescription', { agent, brand: offer.brandNameCn ?? offer.brandName, mpn: offer.mpn })}
          canonicalPath={inquiriesPaths.agentProduct(id)}
        />
      )}
      <div className={styles.page}>
        <AgentOfferPage {...page} />
        {offer && <AgentAsk offer={offer} />}
        {offer && <Supplies mpn={offer.mpn} />}
      </div>
    </>
  );
}

/** Offers of the board for the same number: each can be asked for a quote. */
function Supplies({ mpn }: { mpn: string }) {
  const { rows } = useBoard(offersOf(mpn));
  if (rows.status !== 'ready') return null;
  if (rows.data.data.length > 0) return <BoardTable type={0} rows={rows.data.data} caption={t('offersOf', { mpn })} />;
  return (
    <Card title={t('offers')}>
      <EmptyState
        size="sm"
        title={t('noOffers')}
        action={
          <LinkButton variant="outline" href={inquiriesPaths.board(1)}>
            {t('board')}
          </LinkButton>
        }
      />
    </Card>
  );
}
