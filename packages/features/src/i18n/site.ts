/** Facts about the company behind a site. One typed object, given once to `FeaturesProvider`. */
export interface Site {
  /** The name shown on screen, e.g. 芯页. */
  name: string;
  /** The name in Latin letters beside it. */
  latinName?: string;
  /** The official registration numbers at the foot; one that is absent or empty is not shown at all. */
  filings?: {
    /** ICP 备案号. */
    icp?: string;
    /** 公安备案号. */
    publicSecurity?: string;
    /** 增值电信业务经营许可证. */
    telecom?: string;
    /** 人力资源服务许可证; pages of jobs show it. */
    humanResources?: string;
  };
  /** How a person reaches help when a code does not come. */
  help?: { phone?: string; email?: string; hours?: string };
}
