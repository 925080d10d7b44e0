grammar G;
s : a b ;
a : 'x' ;
