import { type ReactNode, useEffect, useState } from 'react';
import { argsUnder, type NetworkMode, setNetwork, SLOW_MS } from './network.ts';

/** Gives a story its args as the chosen network brings them: first nothing, then the answer or the failure; retrying asks again. */
export function UnderNetwork({
  mode,
  args,
  children,
}: {
  mode: Exclude<NetworkMode, 'normal'>;
  args: Record<string, unknown>;
  children: (args: Record<string, unknown>) => ReactNode;
}) {
  const [asked, setAsked] = useState(1);
  const [answered, setAnswered] = useState(0);
  useEffect(() => setNetwork(mode), [mode]);
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(asked), mode === 'offline' ? 300 : SLOW_MS);
    return () => clearTimeout(timer);
  }, [asked, mode]);
  return children(argsUnder(mode, args, answered === asked, () => setAsked((count) => count + 1)));
}
