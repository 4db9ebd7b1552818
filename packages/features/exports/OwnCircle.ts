/** What a member writes in the circle, and what they chose for it. */
export { SilencedMembers, type SilencedMembersProps } from '../src/circle/people/silenced-members/SilencedMembers.tsx';
export { useSilencedMembers } from '../src/circle/people/silenced-members/useSilencedMembers.ts';
export { OwnTrends, type OwnTrendsProps } from '../src/circle/trends/trend-feed/OwnTrends.tsx';
export { ownTrendsOf, useOwnTrends } from '../src/circle/trends/trend-feed/useTrendFeed.ts';
export { TrendForm, type TrendFormProps } from '../src/circle/trends/trend-form/TrendForm.tsx';
export { useTrendForm } from '../src/circle/trends/trend-form/useTrendForm.ts';
