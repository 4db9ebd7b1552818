import { RegistryScoreCard, useRegistryScore } from '@chippage/features/RegisteredCompany';
import type { LoginDemand } from '@chippage/features/pageActions';

/** The scorecard of a company. */
export function BoundScore({ id, onLogin }: { id: number; onLogin: LoginDemand }) {
  return <RegistryScoreCard score={useRegistryScore(id)} onLogin={onLogin} />;
}
