import type { ApiResponse, ApiCall } from './shop.ts'

/** Uploads a file as a multipart form. */
export function uploadFile(
  call: ApiCall,
  bytes: Buffer,
  { name = 'a.png', url = '/api/files' }: { name?: string; url?: string } = {},
): Promise<ApiResponse> {
  const boundary = 'the-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return call('POST', url, { body, headers })
}
