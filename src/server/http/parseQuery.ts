import { parse, type ParsedUrlQuery } from 'node:querystring'

/** Parses a query string and drops empty values, which count as absent. */
export function parseQuery(text: string): ParsedUrlQuery {
  const query = parse(text)
  for (const [name, value] of Object.entries(query)) {
    const values = [value ?? []].flat().filter((each) => each !== '')
    if (values.length === 0) delete query[name]
    else if (Array.isArray(value)) query[name] = values
  }
  return query
}
