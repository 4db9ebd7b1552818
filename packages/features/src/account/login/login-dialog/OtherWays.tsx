import { Button } from '@chippage/ui/Button';
import { PhoneIcon, QqIcon, WechatIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './LoginDialog.css.ts';
import { type LoginMode, switchMode } from './loginMode.ts';
import { loginDialogMessages } from './messages.ts';

export interface OtherWaysProps {
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
  hasWechat: boolean;
  onQqLogin: (() => void) | undefined;
  registerHref: string | undefined;
}

/** The foot of the login dialog: other ways in, and the way to an account. */
export function OtherWays({ mode, onModeChange, hasWechat, onQqLogin, registerHref }: OtherWaysProps) {
  const t = useMessages(loginDialogMessages);
  if (!hasWechat && !onQqLogin && registerHref === undefined) return null;
  return (
    <div className={styles.foot}>
      {(hasWechat || onQqLogin) && <span className={styles.wideOnly}>{t('otherWays')}</span>}
      {hasWechat && (
        <Button
          variant="outline"
          size="sm"
          icon={mode === 'wechat' ? <PhoneIcon size={16} /> : <WechatIcon size={16} />}
          onPress={() => onModeChange(switchMode(mode, 'wechat'))}
          aria-label={t(mode === 'wechat' ? 'sms' : 'wechatLogin')}
        >
          {t(mode === 'wechat' ? 'smsShort' : 'wechatShort')}
        </Button>
      )}
      {onQqLogin && (
        <Button variant="outline" size="sm" icon={<QqIcon size={16} />} onPress={onQqLogin} aria-label={t('qqLogin')}>
          {t('qqShort')}
        </Button>
      )}
      {registerHref !== undefined && (
        <span className={styles.footEnd}>
          <span className={styles.wideOnly}>{t('noAccount')}</span>
          <Link href={registerHref}>{t('register')}</Link>
        </span>
      )}
    </div>
  );
}
