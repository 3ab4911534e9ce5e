/**
 * Returns whether a path is part of the build context by a .dockerignore: of all patterns that
 * match it or a folder above it, the last decides.
 */
export function createIgnoreFilter(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      glob: toExpression(line.replace(/^!/, '')),
      isIncluded: line.startsWith('!'),
    }))
  return (path) => {
    const parts = path.split('/')
    const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = patterns.findLast(({ glob }) => folders.some((each) => glob.test(each)))
    return last?.isIncluded ?? true
  }
}

/** Unlike in a shell, a star also matches names that begin with a dot. */
const toExpression = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.+/)?'))}$`,
  )
