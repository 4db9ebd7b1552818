import type { MerchantBrief, OperatorMember } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog, DialogFoot } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { SearchField } from '@chippage/ui/SearchField';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { FormColumn } from '../../parts/form/FormLayout.tsx';
import { Note } from '../../parts/page-column/PageColumn.tsx';
import { merchantAdminMessages } from './messages.ts';

export interface AssignDialogProps {
  merchant: MerchantBrief;
  onFindMembers: (keywords: string) => Promise<readonly OperatorMember[]>;
  onAssign: (memberId: number) => Promise<unknown>;
  onClose: () => void;
  /** It is done; hears the member's name. */
  onDone: (member: string) => void;
}

/** Finds a member and gives them the merchant. */
export function AssignDialog({ merchant, onFindMembers, onAssign, onClose, onDone }: AssignDialogProps) {
  const t = useMessages(merchantAdminMessages);
  const [keywords, setKeywords] = useState('');
  const [found, setFound] = useState<readonly OperatorMember[] | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const finding = useAction();
  const assigning = useAction();
  const chosen = found?.find(({ id }) => String(id) === chosenId);
  const find = (words: string) => {
    if (words.trim() === '') return;
    void finding.run('find', async () => {
      const members = await onFindMembers(words.trim());
      setFound(members);
      setChosenId(members.length === 1 ? String(members[0]?.id) : null);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) return;
    void assigning.run('assign', () => onAssign(chosen.id)).then((isDone) => isDone && onDone(chosen.nickName));
  };
  const failure = finding.failure ?? assigning.failure;
  return (
    <Dialog
      isOpen
      title={t('assignTitle', { name: merchant.name })}
      description={t('assignText')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={assigning.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormColumn gap="sm" onSubmit={submit}>
        <SearchField
          label={t('findMember')}
          description={t('findHint')}
          value={keywords}
          onChange={setKeywords}
          onSubmit={find}
          onClear={() => setFound(null)}
          clearLabel={t('clear')}
          submitLabel={t('submit')}
          maxLength={200}
          error={isTried && !chosen ? t('memberRequired') : undefined}
          autoFocus
        />
        <div role="status">
          <Note as="span">
            {finding.isPending && t('finding')}
            {!finding.isPending && found?.length === 0 && t('noneFound')}
          </Note>
        </div>
        {found !== null && found.length > 0 && (
          <RadioGroup label={t('found')} value={chosenId} onChange={setChosenId}>
            {found.map(({ id, nickName, mobile }) => (
              <Radio key={id} value={String(id)}>
                {t('memberMobile', { name: nickName, id, mobile: mobile ?? t('none') })}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <ActionAlert result={failure} />
        <DialogFoot>
          <Button variant="outline" isDisabled={assigning.isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={assigning.isPending}>
            {t('confirm')}
          </Button>
        </DialogFoot>
      </FormColumn>
    </Dialog>
  );
}
