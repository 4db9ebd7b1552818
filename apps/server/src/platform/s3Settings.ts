/** Where the bucket is and who may use it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** The bucket is a part of the path, and not of the host name. */
  isPathStyle: boolean;
}

/** Where browsers find the bucket. */
export function s3Origin({ endpoint, bucket, isPathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'isPathStyle'>): string {
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${isPathStyle ? host : `${bucket}.${host}`}`;
}
