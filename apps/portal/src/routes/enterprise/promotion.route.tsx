import { PromotionDesk, usePromotionDesk } from '@chippage/features/CompanyDesk';

/** What the member's company advertises. */
export default function PromotionRoute() {
  return <PromotionDesk {...usePromotionDesk()} />;
}
