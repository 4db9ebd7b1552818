import { type LinkParams, withParams } from '@chippage/features/portalPaths';
import type { OperatorSection } from '@chippage/features/OperatorFrame';

/** The addresses of the operator's console. */
export const operatorPaths = {
  /** The console, or one of its sections. */
  operator: (section: OperatorSection = 'overview', params?: LinkParams) => withParams(section === 'overview' ? '/operator' : `/operator/${section}`, params),
  /** An order of the mall. */
  operatorOrder: (id: number) => `/operator/orders/${id}`,
  /** A part's facts. */
  operatorPart: (id: number) => `/operator/parts/${id}`,
  /** A member, found by their number. */
  operatorMember: (id: number) => withParams('/operator/members', { keywords: id }),
};
