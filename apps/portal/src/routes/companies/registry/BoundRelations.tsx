import { RegistryRelationsCard, useRegistryRelations } from '@chippage/features/RegisteredCompany';
import type { LoginDemand } from '@chippage/features/pageActions';

/** Who holds a company and whom it holds. */
export function BoundRelations({ id, onLogin }: { id: number; onLogin: LoginDemand }) {
  return <RegistryRelationsCard relations={useRegistryRelations(id)} onLogin={onLogin} />;
}
