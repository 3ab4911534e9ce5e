import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '#api/apiError.ts'
import { createUpload, type StoredFile } from '#api/upload.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../../context/services.ts'
import { showAlert } from '../../../context/alerts.ts'
import { pageLanguage } from '../../../context/pageLanguage.ts'
import { uploadProblem, type UploadRules } from '../../uploads.ts'

export type UploadProgress = { readonly key: number; readonly name: string; readonly share: number }

/** Uploads files one after the other with their progress, and reports each refusal. */
export function useUploads(
  onStored: (file: StoredFile, source: File) => Promise<void>,
  rules?: UploadRules,
): {
  readonly uploads: readonly UploadProgress[]
  readonly start: (files: readonly File[]) => void
} {
  const { tokens, renew } = useServices()
  const upload = useMemo(
    () => createUpload({ tokens, language: pageLanguage, renew }),
    [tokens, renew],
  )
  const { language } = useLanguage()
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([])
  const lastKey = useRef(0)
  const abortController = useRef(new AbortController())
  const onStoredRef = useRef(onStored)
  onStoredRef.current = onStored
  const rulesRef = useRef(rules)
  rulesRef.current = rules
  useEffect(() => {
    abortController.current = new AbortController()
    return () => abortController.current.abort()
  }, [])

  const send = useCallback(
    async (file: File, key: number) => {
      const { signal } = abortController.current
      const onProgress = (share: number) =>
        setUploads((all) => all.map((each) => (each.key === key ? { ...each, share } : each)))
      try {
        const result = await upload(file, { onProgress, signal })
        if (!signal.aborted) await onStoredRef.current(result, file)
      } catch (error) {
        if (signal.aborted) return
        showAlert('error', messageOf(error, formatMessage('error.generic', language)))
      } finally {
        setUploads((all) => all.filter((each) => each.key !== key))
      }
    },
    [upload, language],
  )

  const start = useCallback(
    (files: readonly File[]) => {
      const acceptedFiles = files.filter((file) => {
        const problem = uploadProblem(file, rulesRef.current)
        if (problem) showAlert('error', formatMessage(problem.key, language, problem.values))
        return !problem
      })
      const queue = acceptedFiles.map((file) => ({ file, key: ++lastKey.current }))
      setUploads((all) => [
        ...all,
        ...queue.map(({ file, key }) => ({ key, name: file.name, share: 0 })),
      ])
      void (async () => {
        for (const { file, key } of queue) await send(file, key)
      })()
    },
    [send, language],
  )
  return { uploads, start }
}
