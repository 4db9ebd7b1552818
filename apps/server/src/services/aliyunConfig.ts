/** How Alibaba Cloud is reached. */
export interface AliyunAccess {
  accessKeyId: string;
  accessKeySecret: string;
  /** Another host for tests. @default the service's own */
  endpoint?: string;
  protocol?: 'http' | 'https';
}

/** What the SDK of one of its services is opened with. */
export async function aliyunConfig({ accessKeyId, accessKeySecret, endpoint, protocol = 'https' }: AliyunAccess, host: string) {
  const { $OpenApiUtil } = await import('@alicloud/openapi-core');
  return new $OpenApiUtil.Config({ accessKeyId, accessKeySecret, endpoint: endpoint ?? host, protocol, connectTimeout: 2000, readTimeout: 5000 });
}
