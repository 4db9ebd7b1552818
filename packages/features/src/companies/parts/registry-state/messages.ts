import type { RegistryState } from '@chippage/api/types';
import { defineMessages } from '../../../i18n/messages.ts';

/** Names of the states of a registration, where the register gives no word. */
export const registryStateMessages = defineMessages('registryState', {
  operating: '存续',
  moved_out: '迁出',
  suspended: '停业',
  liquidating: '清算',
  revoked: '吊销',
  deregistered: '注销',
  annulled: '撤销',
  closed: '责令关闭',
  other: '其他状态',
} satisfies Record<RegistryState, string>);
