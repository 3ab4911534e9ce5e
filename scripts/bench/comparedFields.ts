/** The fields both servers return, so that both do the same work. */
export const comparedFields = 'code,industries,name,price,tags,type'
