/** A registered company: its page, one of its tables alone, its scorecard and its relations. */
export { RegistryCompanyPage, type RegistryCompanyPageProps } from '../src/companies/registry/company/RegistryCompanyPage.tsx';
export { useRegistryCompany } from '../src/companies/registry/company/useRegistryCompany.ts';
export { RegistryBlockCard, type RegistryBlockCardProps } from '../src/companies/registry/block/RegistryBlockCard.tsx';
export { RegistryBlockPage, type RegistryBlockPageProps } from '../src/companies/registry/block/RegistryBlockPage.tsx';
export { blockParams, blockVariables, parseBlockQuery } from '../src/companies/registry/block/blockQuery.ts';
export { useRegistryBlock, useRegistryBlockPage } from '../src/companies/registry/block/useRegistryBlock.ts';
export { RegistryScoreCard, type RegistryScoreCardProps } from '../src/companies/registry/score/RegistryScoreCard.tsx';
export { useRegistryScore } from '../src/companies/registry/score/useRegistryScore.ts';
export { RegistryRelationsCard, type RegistryRelationsCardProps } from '../src/companies/registry/relations/RegistryRelationsCard.tsx';
export { useRegistryRelations } from '../src/companies/registry/relations/useRegistryRelations.ts';
export { RenewCompany, type RenewCompanyProps } from '../src/companies/registry/renew/RenewCompany.tsx';
export { useRenewCompany } from '../src/companies/registry/renew/useRenewCompany.ts';
