import type { Loadable } from '@chippage/api/loadable';
import type { CompanyInvitation, CompanyMember, CompanyPeople, OwnEnterprise } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Inset, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { companySeatsMessages } from '../../parts/seats/messages.ts';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';
import { MemberRow } from './MemberRow.tsx';
import { companyMembersMessages } from './messages.ts';
import type { SeatFormProps } from './SeatForm.tsx';

/** Props of `CompanyMembers`. */
export interface CompanyMembersProps extends InviteCardProps, Pick<SeatFormProps, 'onSave'> {
  company: OwnEnterprise;
  people: Loadable<CompanyPeople>;
  /** @throws ApiError whose words are shown */
  onRemove: (member: CompanyMember) => Promise<void>;
  onHandOver: (member: CompanyMember) => Promise<void>;
  onWithdraw: (invitation: CompanyInvitation) => Promise<void>;
  onLeave: () => Promise<void>;
}

type Question = { kind: 'remove' | 'handOver'; member: CompanyMember } | { kind: 'leave' };

/** The people of a company: who they are in it, who is invited, and the changes of its owner. */
export function CompanyMembers({ company, people, onInvite, onSave, onRemove, onHandOver, onWithdraw, onLeave }: CompanyMembersProps) {
  const t = useMessages(companyMembersMessages);
  const action = useAction(t('failed'));
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const isOwner = company.role === 'owner';
  const close = () => {
    setEditing(null);
    heading.current?.focus();
  };
  const answer = async () => {
    if (question === null) return;
    const calls = {
      remove: (member: CompanyMember) => action.run('ask', () => onRemove(member), t('removed', { name: member.nickName })),
      handOver: (member: CompanyMember) => action.run('ask', () => onHandOver(member), t('handedOver', { name: member.nickName })),
    };
    await (question.kind === 'leave' ? action.run('ask', onLeave, t('left')) : calls[question.kind](question.member));
    setQuestion(null);
  };
  return (
    <PageColumn>
      <PageHead title={t('title')} headingRef={heading} />
      <CompanyPages current="members" />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <Loaded value={people} lines={6}>
          {({ members }) => (
            <RowList label={t('list')}>
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isEditing={editing === member.id}
                  onEdit={isOwner && member.role !== 'owner' ? () => setEditing(member.id) : undefined}
                  onSave={async (seat) => {
                    await onSave(seat);
                    close();
                  }}
                  onCancel={close}
                  onAsk={(kind) => setQuestion({ kind, member })}
                />
              ))}
            </RowList>
          )}
        </Loaded>
      </Card>
      {people.status === 'ready' && people.data.invitations.length > 0 && (
        <Invitations
          invitations={people.data.invitations}
          pending={action.pending}
          onWithdraw={(invitation) => {
            heading.current?.focus();
            void action.run(`${invitation.id}`, () => onWithdraw(invitation), t('withdrawn'));
          }}
        />
      )}
      {isOwner ? (
        <InviteCard onInvite={onInvite} />
      ) : (
        <Inset>
          <Button variant="outline" onPress={() => setQuestion({ kind: 'leave' })}>
            {t('leave')}
          </Button>
        </Inset>
      )}
      {question !== null && (
        <ConfirmDialog
          isOpen
          title={question.kind === 'leave' ? t('leaveTitle', { company: company.facts.name }) : t(`${question.kind}Title`, { name: question.member.nickName })}
          confirmLabel={t(question.kind === 'leave' ? 'leave' : `${question.kind}Confirm`)}
          cancelLabel={t('cancel')}
          isPending={action.isPending}
          onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
          onConfirm={() => void answer()}
          returnFocusRef={heading}
        >
          {t(`${question.kind}Help`)}
        </ConfirmDialog>
      )}
    </PageColumn>
  );
}

interface InvitationsProps {
  invitations: readonly CompanyInvitation[];
  pending: string | null;
  onWithdraw: (invitation: CompanyInvitation) => void;
}

function Invitations({ invitations, pending, onWithdraw }: InvitationsProps) {
  const t = useMessages(companyMembersMessages);
  const role = useMessages(companySeatsMessages);
  return (
    <Card title={t('waiting')} padding="none">
      <RowList label={t('waiting')}>
        {invitations.map((invitation) => {
          const name = invitation.mobile ?? t('anyone');
          return (
            <Row key={invitation.id}>
              <RowWords>
                <RowTitle>{name}</RowTitle>
                <RowMeta>
                  <span>{role(invitation.role)}</span>
                  <span>
                    {t('expires')} <AbsoluteTime dateTime={invitation.expireTime} />
                  </span>
                </RowMeta>
              </RowWords>
              <RowActions>
                <Button
                  size="sm"
                  variant="plain"
                  isPending={pending === `${invitation.id}`}
                  aria-label={t('withdrawOf', { name })}
                  onPress={() => onWithdraw(invitation)}
                >
                  {t('withdraw')}
                </Button>
              </RowActions>
            </Row>
          );
        })}
      </RowList>
    </Card>
  );
}
