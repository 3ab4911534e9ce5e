import { ApiError } from './apiError.ts'
import type { RenewSession } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

export type StoredFile = {
  readonly _id: string
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width?: number
  readonly height?: number
  readonly placeholder?: string
  readonly transparent?: boolean
}

export type UploadOptions = {
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

export type Upload = (file: File, options?: UploadOptions) => Promise<StoredFile>

type UploadContext = {
  readonly tokens: TokenStore
  readonly language: () => string
  readonly renew: RenewSession
}

/** Creates an upload function with XMLHttpRequest, since fetch reports no upload progress. */
export const createUpload =
  ({ tokens, language, renew }: UploadContext): Upload =>
  async (file, options = {}) => {
    const send = () => sendFile(file, { ...options, token: tokens.read(), language: language() })
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await renew()
      return send()
    }
  }

type SendOptions = UploadOptions & { readonly token: string | undefined; readonly language: string }

const sendFile = (
  file: File,
  { onProgress, signal, token, language }: SendOptions,
): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/files')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept-language', language)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      if (status === 201 || status === 200) resolve(response.data)
      else reject(new ApiError(status, response))
    }
    request.onerror = () => reject(new ApiError(0, undefined))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
