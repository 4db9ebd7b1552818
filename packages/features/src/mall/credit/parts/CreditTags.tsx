import type { CreditTerms, Statement } from '@chippage/api/types';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, type IconProps } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';

interface Look {
  tone: NonNullable<TagProps['tone']>;
  Icon: (props: IconProps) => ReactNode;
}

const terms: Record<CreditTerms['state'], Look> = {
  applied: { tone: 'warn', Icon: ClockIcon },
  active: { tone: 'ok', Icon: CheckIcon },
  paused: { tone: 'warn', Icon: AlertIcon },
  refused: { tone: 'danger', Icon: CloseIcon },
  ended: { tone: 'neutral', Icon: CloseIcon },
};
const statements: Record<Statement['state'], Look> = {
  open: { tone: 'info', Icon: ClockIcon },
  part_paid: { tone: 'info', Icon: ClockIcon },
  paid: { tone: 'ok', Icon: CheckIcon },
  overdue: { tone: 'danger', Icon: AlertIcon },
};

const tagOf = ({ tone, Icon }: Look, name: string) => (
  <Tag tone={tone} icon={<Icon size={14} />}>
    {name}
  </Tag>
);

/** Where credit terms stand, in colour, shape and words. */
export const CreditStateTag = ({ terms: { state, stateName } }: { terms: Pick<CreditTerms, 'state' | 'stateName'> }) => tagOf(terms[state], stateName);

/** Where a statement stands, in colour, shape and words. */
export const StatementStateTag = ({ statement: { state, stateName } }: { statement: Pick<Statement, 'state' | 'stateName'> }) =>
  tagOf(statements[state], stateName);
