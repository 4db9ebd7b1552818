import { refusal } from '../../platform/errors.ts';
import { registryQueryLimits } from '@chippage/api/limits';

const { visitor, member } = registryQueryLimits;

/** A visitor asked for what is not kept yet. */
export const refuseLoginNeeded = () =>
  refusal('registry.login_needed', `这家公司的明细还没有人查过，请登录后再查；登录后每天可查 ${member} 家，已查过的内容不登录也能看`);

/** The day's queries are used up. */
export const refuseQuotaUsed = (isMember: boolean) =>
  refusal(
    'registry.quota_used',
    isMember
      ? `今天的 ${member} 次查询已用完，请明天 0 点后再查；已查过的公司仍可打开`
      : `今天的 ${visitor} 次查询已用完，登录后每天可查 ${member} 次；已查过的公司仍可打开`,
  );

/** The provider does not answer, and nothing is kept. */
export const refuseUnanswered = () => refusal('registry.unanswered', '公司信息的来源暂时没有回应，请稍后再查');

/** This site has no provider. */
export const refuseSwitchedOff = () => refusal('registry.unanswered', '本站没有开通公司核查，请到国家企业信用信息公示系统查询');

/** The company was asked about anew today. */
export const refuseRenewedToday = () => refusal('registry.renewed_today', '这家公司你今天已经重新查过，请明天 0 点后再查');

type RegistryRefusal = ReturnType<typeof refuseLoginNeeded | typeof refuseQuotaUsed | typeof refuseUnanswered | typeof refuseRenewedToday>;

/** Ends a reading with what its operation answers. */
export class RegistryRefused<R extends RegistryRefusal = RegistryRefusal> extends Error {
  override name = 'RegistryRefused';
  readonly refusal: R;

  constructor(refused: R) {
    super(refused.reason);
    this.refusal = refused;
  }
}
