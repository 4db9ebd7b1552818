import {
  askForMyData,
  bindEmail,
  bindingInfoQuery,
  bindMobile,
  cancelAccount,
  changePassword,
  endMySession,
  endOtherSessions,
  exportMyData,
  keepAccount,
  mailMyPasswordReset,
  myAgreementsQuery,
  myDataExportQuery,
  myDetailQuery,
  mySessionsQuery,
  sendCodeToMember,
  sendMailCode,
  updateProfile,
  uploadPicture,
} from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { MyDetail } from '@chippage/api/types';
import { type FormStore, useResendWait } from '../../parts/captcha/useResendWait.ts';
import { useStepUp } from '../../parts/step-up/useStepUp.ts';
import type { AccountSettingsProps } from './AccountSettings.tsx';
import type { SettingsType } from './settingsType.ts';
import { usePasskeySettings } from './usePasskeySettings.ts';
import { useSocialSettings } from './useSocialSettings.ts';

export interface AccountSettingsOptions {
  /** Which settings are seen: what the others need is not asked for. */
  type: SettingsType;
  /** Keeps the wait for another code over a reload. */
  resendStore?: FormStore;
  /** Remembers under `operate` what the visit to WeChat or QQ is for. */
  operateStore: { setItem: (key: string, value: string) => void };
  /** Leaves this page for another address. */
  onLeave: (url: string) => void;
  /** The member as they are now, e.g. for the name in the header. */
  onProfileChanged?: (detail: MyDetail) => void;
  /** Saves a file on this computer. */
  onFile: (file: Blob, name: string) => void;
}

/** How often it is asked how far a copy is. */
const COPY_MS = 2000;

type Bound = Pick<AccountSettingsProps, 'profile' | 'contact' | 'password' | 'passkeys' | 'devices' | 'privacy' | 'social' | 'stepUp'>;

/** Binds `AccountSettings` to the API. Sensitive changes first ask whether it is the member, and nothing typed is lost. */
export function useAccountSettings(options: AccountSettingsOptions): Bound {
  const { type, resendStore, onProfileChanged, onFile } = options;
  const client = useApi();
  const { guard, dialog } = useStepUp({ resendStore });
  const sms = useResendWait('bindMobileResendAt', resendStore);
  const mail = useResendWait('bindEmailResendAt', resendStore);
  const detail = myDetailQuery.use(type === 1 || type === 5 ? {} : null);
  const bindings = bindingInfoQuery.use(type === 2 || type === 3 || type === 7 ? {} : null);
  const sessions = mySessionsQuery.use(type === 4 ? {} : null);
  const agreements = myAgreementsQuery.use(type === 5 ? {} : null);
  // While a copy is made, it is asked how far it is; the last answer stays there between the questions.
  const copy = myDataExportQuery.use(type === 5 ? {} : null, { refreshInterval: (last) => (last?.latest?.state === 'preparing' ? COPY_MS : 0) });
  const social = useSocialSettings({ ...options, guard, bindings });
  const passkeys = usePasskeySettings({ isSeen: type === 8, guard });
  const refresh = async ({ mutate }: { mutate: () => unknown }) => {
    await mutate();
  };
  const profile = toLoadable(detail);

  return {
    stepUp: dialog,
    social,
    passkeys,
    profile: {
      detail: profile,
      onSave: async ({ engineerFields, engineerField: _line, nickName, city, company, position, avatar }) => {
        const words = { nickName: nickName.trim(), city: city.trim(), company: company.trim(), position: position.trim() };
        const saved = await updateProfile({ ...words, avatar, engineerField: engineerFields.join(',') }, { client });
        await detail.mutate(saved, { revalidate: false });
        onProfileChanged?.(saved);
      },
      onUpload: async (file) => (await uploadPicture({ file }, { client })).url,
    },
    contact: {
      bindings: toLoadable(bindings),
      resendAt: { mobile: sms.resendAt, email: mail.resendAt },
      onSendMobileCode: ({ mobile }) => sms.ask(() => sendCodeToMember({ mobile }, { client })),
      onSendMailCode: ({ email }) => mail.ask(() => sendMailCode({ email }, { client })),
      onBindMobile: async (input) => {
        await guard(() => bindMobile(input, { client }));
        await refresh(bindings);
      },
      onBindEmail: async (input) => {
        await guard(() => bindEmail(input, { client }));
        await refresh(bindings);
      },
    },
    password: {
      bindings: toLoadable(bindings),
      onChange: async ({ current, password }) => {
        const currentPwd = current === null ? {} : { currentPwd: hashPassword(current) };
        await guard(() => changePassword({ ...currentPwd, pwd: hashPassword(password) }, { client }));
        await refresh(bindings);
      },
      onMailReset: async () => {
        await mailMyPasswordReset({}, { client });
      },
    },
    devices: {
      sessions: mapLoadable(toLoadable(sessions), ({ data }) => data),
      onEnd: async ({ id }) => {
        await endMySession({ id }, { client });
        await refresh(sessions);
      },
      onEndOthers: async () => {
        await endOtherSessions({}, { client });
        await refresh(sessions);
      },
    },
    privacy: {
      detail: profile,
      agreements: mapLoadable(toLoadable(agreements), ({ data }) => data),
      dataExport: {
        latest: mapLoadable(toLoadable(copy), ({ latest }) => latest),
        onAsk: async () => {
          await copy.mutate({ latest: await guard(() => askForMyData({}, { client })) }, { revalidate: true });
        },
        onDownload: async () => {
          const { blob, name } = await guard(() => exportMyData({}, { client }));
          onFile(blob, name ?? 'my-data.json');
        },
      },
      onErase: async () => {
        await guard(() => cancelAccount({}, { client }));
        await refresh(detail);
      },
      onKeep: async () => {
        await keepAccount({}, { client });
        await refresh(detail);
      },
    },
  };
}
