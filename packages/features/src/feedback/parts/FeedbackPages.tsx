import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { feedbackPaths } from '../../i18n/paths/feedbackPaths.ts';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { feedbackPagesMessages } from './messages.ts';

/** A page of what a member told the site. */
type FeedbackPageId = 'feedback' | 'reports';

export interface FeedbackPagesProps {
  current: FeedbackPageId;
}

/** The ways to the pages of what a member told the site. */
export function FeedbackPages({ current }: FeedbackPagesProps) {
  const t = useMessages(feedbackPagesMessages);
  const paths = usePaths(feedbackPaths);
  const hrefs: Record<FeedbackPageId, string> = { feedback: paths.feedbackHistory(), reports: paths.reportHistory() };
  const pages = Object.keys(hrefs) as FeedbackPageId[];
  return <StateLinks label={t('label')} states={pages.map((id) => ({ id, name: t(id) }))} current={current} getHref={(id) => hrefs[id]} />;
}
