import { parse, type ParsedUrlQuery } from 'node:querystring'

/** A query string as names and values; an empty value says nothing, so that it is left out. */
export function parseQuery(text: string): ParsedUrlQuery {
  const query = parse(text)
  for (const [name, value] of Object.entries(query)) {
    const values = [value ?? []].flat().filter((each) => each !== '')
    if (values.length === 0) delete query[name]
    else if (Array.isArray(value)) query[name] = values
  }
  return query
}
