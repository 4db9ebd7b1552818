import type { Site } from '@chippage/features/FeaturesProvider';
import type { AccessibilityChoices } from '@chippage/features/AccessibilitySettings';
import type { Theme } from '../atoms/theme.ts';
import type { PageFacts } from './PageContext.ts';
import type { Carried } from '../addresses/carried.ts';
import type { Member } from '../session/member.ts';

/** What the server tells the browser so that it goes on without asking again. */
export interface PageState {
  site: Site;
  /** The facts of the page that both sides need. */
  facts: Omit<PageFacts, 'addJsonLd'>;
  theme: Theme;
  display: AccessibilityChoices;
  /** What the address of this page brought along. */
  carried: Carried;
  /** Whether another site led here; then a ticket in the address is not spent unasked. */
  isCrossSite: boolean;
  /** Who the page was made for. */
  member: Member | null;
  /** Answers by `query.serial(vars)`. */
  answers: Record<string, unknown>;
  /** What the router knows of this page. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, RouteFailure> | null };
}

/** A failed route as plain data, in the shape that React Router takes for one; a class would not survive JSON. */
export interface RouteFailure {
  status: number;
  data: { message: string; requestId: string | null };
}

/** Id of the script element that holds the state. */
export const STATE_ID = 'page-state';
