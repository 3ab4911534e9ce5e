import { useLocation } from 'react-router-dom'

/** The query of the URL. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useLocation().search)
