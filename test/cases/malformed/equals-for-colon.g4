grammar G;
s = A ;
A : 'a' ;
