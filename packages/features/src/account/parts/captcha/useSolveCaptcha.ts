import { captchaChallengeQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import type { CaptchaScene } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from '../fields/messages.ts';
import { challengeOf } from './challengeOf.ts';
import { type CaptchaPort, solveProofOfWork } from './solveCaptcha.ts';

/** Gives a way to prove that a person asks: by the site's own captcha, or by the vendor's that is given. */
export function useSolveCaptcha(captcha?: CaptchaPort): (scene: CaptchaScene) => Promise<string> {
  const client = useApi();
  const t = useMessages(accountFieldsMessages);
  return async (scene) => {
    if (captcha) return captcha.solve({ scene });
    const challenge = await captchaChallengeQuery.fetch({ scene }, { client });
    if (challenge.kind !== 'local') throw new ApiError({ status: 0, reason: 'captcha.unavailable', message: t('captchaUnavailable') });
    try {
      return await solveProofOfWork(challengeOf(challenge.challenge));
    } catch (cause) {
      throw new ApiError({ status: 0, reason: 'captcha.unsolved', message: t('captchaUnsolved'), cause });
    }
  };
}
