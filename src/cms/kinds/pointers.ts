import type { ErrorSchema } from '@rjsf/utils'
import type { Input } from '#api/resourcePaths.ts'

/** Messages by JSON pointer, such as '/faqs/0/question'. */
export type MessagesByPointer = Readonly<Record<string, string>>

export const pointerToPath = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** '.faqs.0.question', the form library's notation → '/faqs/0/question' */
export const pointerFromProperty = (property: string | undefined): string =>
  (property ?? '')
    .split('.')
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('')

type ErrorNode = { __errors?: string[]; [name: string]: ErrorNode | string[] | undefined }

/** Returns the messages as the error tree that the form library expects. */
export function errorTree(messages: MessagesByPointer): ErrorSchema<Input> {
  const root: ErrorNode = {}
  for (const [pointer, message] of Object.entries(messages)) {
    let node = root
    for (const name of pointerToPath(pointer)) {
      const next = node[name]
      node = next && !Array.isArray(next) ? next : (node[name] = {})
    }
    node.__errors = [message]
  }
  return root
}

/** Returns the messages of an error tree, with pointers relative to its root. */
export function messagesOf(tree: unknown, pointer = ''): MessagesByPointer {
  if (typeof tree !== 'object' || tree === null) return {}
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, inner]) =>
      name === '__errors'
        ? Array.isArray(inner) && inner.length
          ? [[pointer, String(inner[0])]]
          : []
        : Object.entries(messagesOf(inner, `${pointer}/${name}`)),
    ),
  )
}

/** Returns the messages at and below a member, relative to it. */
export const messagesBelow = (
  messages: MessagesByPointer,
  member: string | number,
): MessagesByPointer => {
  const start = `/${member}`
  return Object.fromEntries(
    Object.entries(messages).flatMap(([pointer, message]) =>
      pointer === start || pointer.startsWith(`${start}/`)
        ? [[pointer.slice(start.length), message]]
        : [],
    ),
  )
}
