import type { RegistryBlock } from '@chippage/api/types';
import { RegistryBlockCard, useRegistryBlock } from '@chippage/features/RegisteredCompany';
import type { LoginDemand } from '@chippage/features/pageActions';
import { useCallback, useState } from 'react';

interface BoundBlockProps {
  companyId: number;
  block: RegistryBlock;
  knownTotal: number | undefined;
  onLogin: LoginDemand;
}

/** A table of a company, read when it comes near the screen. */
export function BoundBlock({ companyId, block, knownTotal, onLogin }: BoundBlockProps) {
  const [isWanted, setWanted] = useState(false);
  const onNear = useCallback(() => setWanted(true), []);
  return (
    <RegistryBlockCard
      companyId={companyId}
      block={block}
      knownTotal={knownTotal}
      records={useRegistryBlock(companyId, block, isWanted)}
      onNear={onNear}
      onLogin={onLogin}
    />
  );
}
